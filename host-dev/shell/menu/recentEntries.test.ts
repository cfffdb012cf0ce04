import { readRecentEntries, rememberEntry } from './recentEntries';

beforeEach(() => sessionStorage.clear());

test('the last opened comes first, each once', () => {
  for (const code of ['RECAP', 'PENSION', 'RECAP']) rememberEntry(code);
  expect(readRecentEntries()).toEqual(['RECAP', 'PENSION']);
});

test('nothing is remembered before, and not without end', () => {
  expect(readRecentEntries()).toEqual([]);
  for (let index = 0; index < 30; index += 1) rememberEntry(`CODE_${index}`);
  expect(readRecentEntries()).toHaveLength(20);
  expect(readRecentEntries()[0]).toBe('CODE_29');
});
