import { tinyJpeg } from '../testing';
import { jpegSize } from './jpeg';

test('a photograph says how large it is', () => {
  expect(jpegSize(tinyJpeg)).toEqual({ width: 8, height: 10 });
});

test.each([
  ['no Base64', '/9j/*'],
  ['another file', btoa('<svg onload="x"/>')],
  ['a beginning alone', '/9j/'],
  ['one that is cut before its frame', tinyJpeg.slice(0, 40)],
  [
    'segments without a frame',
    btoa('\u00ff\u00d8\u00ff\u00e0\u0000\u0002\u0000\u0000\u0000\u0000\u0000\u0000\u0000'),
  ],
])('%s has no size', (_, file) => {
  expect(jpegSize(file)).toBeUndefined();
});
