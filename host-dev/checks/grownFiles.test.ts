import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grownFiles, withoutHash } from './grownFiles';

test('what grew is named with how much, the most first; what shrank or moved by less is not', () => {
  const before = { 'main.js': 10, 'page.js': 5, 'words.js': 2, 'gone.js': 9 };
  const now = { 'main.js': 10.4, 'page.js': 5.05, 'words.js': 1, 'charts.js': 3 };
  assert.deepEqual(grownFiles(now, before), ['charts.js +3.0', 'main.js +0.4']);
});

test('a file is the same one whatever its content is', () => {
  assert.equal(withoutHash('areas/pkv/main.1a2b3c4d.js'), 'areas/pkv/main.js');
  assert.equal(withoutHash('remoteEntry.js'), 'remoteEntry.js');
});
