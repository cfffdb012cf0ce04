import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderCircles } from './folderCircles';

const membersOf = (...arrows: [string, string][]) => folderCircles(arrows).map(({ members }) => members);

describe('circles of folders', () => {
  it('are found though no two files import each other', () => {
    assert.deepEqual(membersOf(['app/roof.ts', 'rights/index.ts'], ['rights/rule.ts', 'app/error.ts']), [
      ['app', 'rights'],
    ]);
  });

  it('are found the long way round, at their own depth, with their arrows', () => {
    const arrows: [string, string][] = [
      ['a/x/1.ts', 'a/y/1.ts'],
      ['a/y/2.ts', 'a/z.ts'],
      ['a/z.ts', 'a/x/2.ts'],
      ['a/w/1.ts', 'a/x/1.ts'],
    ];
    assert.deepEqual(folderCircles(arrows), [
      { folder: 'a', members: ['x', 'y', 'z.ts'], arrows: arrows.slice(0, 3) },
    ]);
  });

  it('are told apart where two stand in one folder', () => {
    assert.deepEqual(
      membersOf(
        ['a/1.ts', 'b/1.ts'],
        ['b/2.ts', 'a/2.ts'],
        ['b/2.ts', 'c/1.ts'],
        ['c/1.ts', 'd/1.ts'],
        ['d/1.ts', 'c/2.ts'],
      ),
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    );
  });

  it('are none where a door opens its rooms and the rooms stand on a file beside it', () => {
    assert.deepEqual(
      membersOf(
        ['ui/index.ts', 'ui/fields/index.ts'],
        ['ui/fields/index.ts', 'ui/fields/box.ts'],
        ['ui/fields/box.ts', 'ui/text.ts'],
        ['ui/fields/box.ts', 'ui/fields/line.ts'],
      ),
      [],
    );
  });
});
