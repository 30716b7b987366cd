import { dueWork } from '../areas.ts';
import { runDue } from '../due/run-due.ts';

export const handler = () => runDue(Object.assign({}, ...dueWork));
