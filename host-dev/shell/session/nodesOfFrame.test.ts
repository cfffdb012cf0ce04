import { largestPicture } from '@vp-digital/core/contracts';
import { nodesOfFrame } from './nodesOfFrame';

const div = { in: -1, name: 'div' };

/** Messages between windows keep what is one thing one thing: written out it would fill the memory. */
function folded(depth: number): unknown {
  let inner: unknown = ['x'];
  for (let at = 0; at < depth; at += 1) inner = [inner, inner];
  return inner;
}

function around(): unknown {
  const node: Record<string, unknown> = { ...div };
  node['attributes'] = node;
  return node;
}

test.each<[string, unknown]>([
  ['stands in itself', around()],
  ['is folded into itself many times', { ...div, attributes: folded(60) }],
  ['is a number that no text can be made of', { ...div, in: 1n }],
  ['is a table of bytes', { ...div, attributes: new Uint8Array(64) }],
  ['is nothing', undefined],
])('what %s is no picture, and nothing breaks of it', (_, node) => {
  expect(nodesOfFrame([div, node])).toBeUndefined();
});

test('what is said once and stands many times counts as often as it stands', () => {
  const attributes = { class: 'a'.repeat(500) };
  const often = (times: number) => Array.from({ length: times }, () => ({ ...div, attributes }));
  expect(nodesOfFrame(often(100))).toHaveLength(100);
  expect(nodesOfFrame(often(Math.ceil(largestPicture / 500)))).toBeUndefined();
});

test('many names count as well', () => {
  const attributes = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`data-${at}`, '']));
  expect(nodesOfFrame(Array.from({ length: 12_000 }, () => ({ ...div, attributes })))).toBeUndefined();
});
