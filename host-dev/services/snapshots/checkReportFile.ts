import { ServiceError } from '../http/ServiceError';
import { detectType } from '../files';

/** What no report of ours has: it acts by itself, carries other files, or hides both from who looks for them. */
const acting =
  /\/(JavaScript|Launch|EmbeddedFiles?|OpenAction|ObjStm|RichMedia|Rendition|Movie|Sound|GoTo[RE]|SubmitForm|ImportData|AA(?=\s*(?:<<|\d+ \d+ R))|XFA(?=\s*(?:\[|\d+ \d+ R)))\b/;

/** Names as a reader understands them: any letter may be written by its number (ISO 32000-2, 7.3.5). */
const withoutEscapes = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, number: string) => String.fromCharCode(Number.parseInt(number, 16)));

/**
 * Throws 422 for bytes that are no report of this id as `src/pdf` writes it: whole, with the report's id in its readable
 * metadata, as many pages as are said, and nothing that acts. What stands on the pages is not computed again.
 */
export function checkReportFile(
  content: Buffer,
  { reportId, pages }: { reportId: string; pages: number },
): void {
  if (detectType(content) !== 'application/pdf')
    throw refused('file_type', 'The file does not begin as a PDF does.');
  const text = content.toString('latin1');
  if (!text.trimEnd().endsWith('%%EOF')) throw refused('file_cut', 'The file does not end as a PDF does.');
  if (!text.includes(`<xmpMM:DocumentID>${reportId}</xmpMM:DocumentID>`))
    throw refused('file_other', 'The file is not made of this report.');
  const [found] = acting.exec(withoutEscapes(text)) ?? [];
  if (found) throw refused('file_acts', `The file has a ${found}: no report has.`);
  const counted = text.match(/\/Type \/Page\b/g)?.length ?? 0;
  if (counted !== pages) throw refused('file_pages', `The file has ${counted} pages.`);
}

const refused = (code: string, message: string) =>
  new ServiceError('invalid', 'The file is no PDF of this report.', {
    status: 422,
    issues: [{ path: '/pdf', code, message }],
  });
