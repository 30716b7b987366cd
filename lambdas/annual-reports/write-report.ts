/** The report of a year as a PDF file, with what its page says. It is loaded for the first file only. */
import { reportDocument } from '#shared/annual-reports/document.ts';
import type { ReportContent } from '#shared/annual-reports/schemas.ts';
import { title } from '#words/annual-reports/document.ts';
import { writePdf } from '../services/pdf/write-pdf.ts';
import { showSpecies } from '../site/store/site-rules.ts';

export async function writeReport(report: ReportContent, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const species = await Promise.all(report.species.map((each) => showSpecies(each, now)));
  return await writePdf(title(report.year), reportDocument({ ...report, species }), now);
}
