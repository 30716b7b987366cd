export { reactToChanges as handler } from '../changes/react-to-changes.ts';
