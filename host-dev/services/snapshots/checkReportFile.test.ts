import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ServiceError } from '../http/ServiceError';
import { reportPdf } from '../testing/reportPdf';
import { checkReportFile } from './checkReportFile';

const reportId = '5b0f6c0e-3c55-4c3b-9d5e-0a1b2c3d4e5f';
const check = (says: string) => checkReportFile(reportPdf(reportId, { says }), { reportId, pages: 1 });
const actsBy = (name: string) => (error: unknown) =>
  error instanceof ServiceError && (error.issues?.[0]?.message.includes(`/${name}`) ?? false);

describe('the file of a report', () => {
  it('acts by nothing, however its names are written', () => {
    for (const [says, name] of [
      ['<< /S /JavaScript >>', 'JavaScript'],
      ['<< /S/J#61vaScript >>', 'JavaScript'],
      ['<< /Open#41ction 5 0 R >>', 'OpenAction'],
      ['<< /#4c#61#75#6E#63#68 >>', 'Launch'],
      ['<< /AA << /O 5 0 R >> >>', 'AA'],
      ['<< /#41A 5 0 R >>', 'AA'],
      ['<< /S /SubmitForm >>', 'SubmitForm'],
      ['<< /Subtype /Rich#4dedia >>', 'RichMedia'],
      ['<< /S /Rendition /JS (app.alert) >>', 'Rendition'],
      ['<< /S /GoTo#52 /F (other.pdf) >>', 'GoToR'],
      ['<< /AcroForm << /XFA [(a) 6 0 R] >> >>', 'XFA'],
    ] as const)
      assert.throws(() => check(says), actsBy(name), says);
  });

  it('may say anything else, also by escaped names', () => {
    for (const says of ['<< /Type /Ann#6ft >>', '/AAx', '/AA', 'Konto #1: 100 %', '<< /Producer (#41) >>'])
      check(says);
  });
});
