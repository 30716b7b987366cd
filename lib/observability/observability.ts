import { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { Dashboard } from './dashboard.ts';
import type { Watched } from './watched.ts';

export class Observability extends Construct {
  readonly alarms: Alarms;

  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id);
    this.alarms = new Alarms(this, 'Alarms', watched);
    new Dashboard(this, 'Dashboard', watched);
  }
}
