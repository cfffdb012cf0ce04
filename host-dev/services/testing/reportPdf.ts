/** The least that counts as the file of a report: its id in readable metadata, pages, and an end. */
export const reportPdf = (reportId: string, { pages = 1, says = '' } = {}): Buffer =>
  Buffer.from(
    [
      '%PDF-1.7',
      `% ${says}`,
      `<xmpMM:DocumentID>${reportId}</xmpMM:DocumentID>`,
      ...Array.from({ length: pages }, () => '<< /Type /Page >>'),
      '%%EOF\n',
    ].join('\n'),
  );
