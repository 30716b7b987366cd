export { reactToChanges as handler } from '../triggers/react-to-changes.ts';
