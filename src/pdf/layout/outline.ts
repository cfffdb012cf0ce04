import type { DrawnPage } from './flow/canvas';
import type { OutlineEntry } from './layoutModel';

interface EntryDraft extends OutlineEntry {
  readonly children: EntryDraft[];
}

/** Chapters, and below them their headings. */
export function outlineOf(pages: readonly DrawnPage[]): readonly OutlineEntry[] {
  const entries: EntryDraft[] = [];
  for (const [page, { bookmarks }] of pages.entries()) {
    for (const { level, title, top } of bookmarks) {
      const parent = entries.at(-1);
      const siblings = level === 2 && parent !== undefined ? parent.children : entries;
      siblings.push({ title: title.replaceAll('\u00ad', ''), page, top, children: [] });
    }
  }
  return entries;
}
