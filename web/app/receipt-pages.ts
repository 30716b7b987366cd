/** The pages about donation receipts and the reports of organizations, for the routes in other-pages.tsx. */
import { getSharedReport } from '#shared/annual-reports/endpoints.ts';
import { checkReceipt, getReceipt } from '#shared/receipts/endpoints.ts';
import { readOrganizationDetails } from '../lib/api/first-reads.ts';
import { PATHS } from '../lib/navigation/paths.ts';
import type { Page } from './page.tsx';
import { pageOf } from './page-of.ts';

export const RECEIPT_PAGES: Readonly<Record<string, Page>> = {
  [PATHS.organizationReceipts]: pageOf(
    () => import('../features/receipts/organization-receipts-page.tsx'),
    ({ organizationId = '' }) => [readOrganizationDetails(organizationId)],
  ),
  [PATHS.annualReport]: pageOf(() => import('../features/annual-reports/annual-report-page.tsx')),
  [PATHS.sharedReport]: pageOf(
    () => import('../features/annual-reports/shared-report-page.tsx'),
    ({ secret = '' }) => [[getSharedReport, { params: { secret } }]],
  ),
  [PATHS.receipts]: pageOf(() => import('../features/receipts/receipts-page.tsx')),
  [PATHS.ownReceipt]: pageOf(
    () => import('../features/receipts/own-receipt-page.tsx'),
    ({ receiptId = '' }) => [[getReceipt, { params: { receiptId } }]],
  ),
  [PATHS.receipt]: pageOf(
    () => import('../features/receipts/receipt-page.tsx'),
    ({ receiptId = '' }) => [[checkReceipt, { params: { receiptId } }]],
  ),
};
