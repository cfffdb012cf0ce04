import { readContentStream } from './contentStream';

const maps = new Map([['F1', new Map([['0001', 'a']])]]);

test('drawing outside of all marks is seen, whether text or line', () => {
  expect(readContentStream('/F1 10 Tf [<0001> 0] TJ\n0 0 m 5 5 l S', maps)).toEqual([
    { tag: '', mcid: undefined, text: 'a' },
    { tag: '', mcid: undefined, text: '' },
  ]);
});

test('marked content is told from artifacts, and a replaced hyphen is read as what it stands for', () => {
  const stream = [
    '/Artifact <<\n/Type /Pagination\n>> BDC 0 0 5 5 re f EMC',
    '/P <<\n/MCID 0\n>> BDC /F1 10 Tf [<0001> 0] TJ',
    '/Span <<\n/ActualText (\u00fe\u00ff\u0000\u00ad)\n>> BDC [<0001> 0] TJ EMC EMC',
  ].join('\n');
  expect(readContentStream(stream, maps)).toEqual([
    { tag: 'Artifact', mcid: undefined, text: '' },
    { tag: 'P', mcid: 0, text: 'a\u00ad' },
  ]);
});

test('a mark that is never closed is an error', () => {
  expect(() => readContentStream('/P <<\n/MCID 0\n>> BDC', maps)).toThrow('not closed');
});
