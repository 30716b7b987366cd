import { auditEntry, auditOfPersonEntry } from './store/items.ts';

export const items = [auditEntry, auditOfPersonEntry];
