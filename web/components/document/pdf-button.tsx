import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { downloadPdf } from '#words/documents.ts';
import { callForResponse } from '../../lib/api/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { DownloadButton } from '../download-button.tsx';

interface PdfButtonProps {
  of: EndpointDefinition;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  fileName: string;
}

/** Downloads a document as a file, which the server writes. */
export function PdfButton({ of, params, query, fileName }: PdfButtonProps) {
  const download = async () => {
    const response = await callForResponse(of, { params, query });
    saveFile(await response.blob(), fileName);
  };
  return <DownloadButton words={downloadPdf} download={download} />;
}
