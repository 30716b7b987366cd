export { runDue as handler } from '../claims/run-due.ts';
