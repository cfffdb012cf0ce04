import type { TaggedElement, TaggedPdf } from './readTaggedPdf';

/**
 * What a tagged PDF lacks to be read aloud: the part of PDF/UA-1 (ISO 14289-1) that a program can decide. An empty
 * list means that nothing was found, not that the file conforms.
 */
export function tagFindings(pdf: TaggedPdf): readonly string[] {
  const elements = allElements(pdf.root);
  return [
    ...documentFindings(pdf),
    ...contentFindings(pdf, elements),
    ...headingFindings(elements),
    ...elements.flatMap(elementFindings),
  ];
}

export function allElements(root: TaggedElement): readonly TaggedElement[] {
  return [root, ...root.children.flatMap(allElements)];
}

function documentFindings({
  language,
  title,
  showsTitle,
  isMarked,
  metadata,
  root,
}: TaggedPdf): readonly string[] {
  return [
    ...when(!language, 'no language'),
    ...when(!title || !showsTitle, 'the title is not shown'),
    ...when(!isMarked, 'not marked as tagged'),
    ...when(!metadata.includes('<pdfuaid:part>1</pdfuaid:part>'), 'no PDF/UA identifier'),
    ...when(!/<rdf:li xml:lang="x-default">[^<]+<\/rdf:li>/.test(metadata), 'no title in the metadata'),
    ...when(/&(?!amp;|lt;|gt;|quot;)/.test(metadata), 'metadata not well-formed'),
    ...when(root.role !== 'Document', 'the root is no Document'),
  ];
}

/** Everything drawn is either in the tree, once, or an artifact. */
function contentFindings({ pages }: TaggedPdf, elements: readonly TaggedElement[]): readonly string[] {
  const owners = new Map<string, TaggedElement[]>();
  for (const element of elements) {
    for (const { page, mcid } of element.content) {
      const key = `${page}/${mcid}`;
      owners.set(key, [...(owners.get(key) ?? []), element]);
    }
  }
  return pages.flatMap(({ content, tabOrder, parents }, page) => [
    ...when(tabOrder !== 'S', `page ${page}: tab order is not the structure's`),
    ...content.flatMap(({ tag, mcid, text }) => {
      if (tag === '') return [`page ${page}: drawn outside of tags and artifacts: ${text}`];
      if (mcid === undefined) return [];
      const owner = owners.get(`${page}/${mcid}`) ?? [];
      return [
        ...when(owner.length !== 1, `page ${page}: ${tag} ${mcid} is ${owner.length} times in the tree`),
        ...when(owner[0]?.role !== tag, `page ${page}: ${tag} ${mcid} belongs to ${owner[0]?.role}`),
        ...when(owner[0]?.reference !== parents[mcid], `page ${page}: wrong parent tree entry ${mcid}`),
        ...when(text.includes('\ufffd'), `page ${page}: a character without Unicode in ${text}`),
      ];
    }),
    ...when(!content.some(({ tag }) => tag !== 'Artifact'), `page ${page}: no content`),
  ]);
}

function headingFindings(elements: readonly TaggedElement[]): readonly string[] {
  const levels = elements.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []));
  return levels.flatMap((level, index) =>
    when(level > (levels[index - 1] ?? 0) + 1, `heading ${index + 1}: H${level} skips a level`),
  );
}

function elementFindings(element: TaggedElement): readonly string[] {
  const { role, text, children, attributes, alt, annotations } = element;
  switch (role) {
    case 'Table':
      return tableFindings(element);
    case 'TH':
      return when(!/\/Scope \/(Column|Row)/.test(attributes), `TH without scope: ${text}`);
    case 'Figure':
      return [
        ...when(!alt, 'figure without alternative text'),
        ...when(!/\/BBox/.test(attributes), 'figure without box'),
      ];
    case 'Link':
      return [
        ...when(annotations.length === 0, `link without annotation: ${text}`),
        ...when(
          annotations.some(({ isOnItsPage }) => !isOnItsPage),
          `link annotation on another page: ${text}`,
        ),
        ...when(
          annotations.some(({ contents }) => !contents),
          `link annotation without description: ${text}`,
        ),
      ];
    case 'L':
      return when(
        children.some((child) => child.role !== 'LI'),
        'list with other children than LI',
      );
    case 'TD':
      return [];
    default:
      return when(children.length === 0 && text.trim() === '', `empty ${role}`);
  }
}

/** Every row has as many cells as the head, and only cells. */
function tableFindings(table: TaggedElement): readonly string[] {
  const parts = table.children.filter(({ role }) => ['THead', 'TBody', 'TFoot'].includes(role));
  const rows = parts.flatMap((part) => part.children);
  const width = rows[0]?.children.length ?? 0;
  return [
    ...when(parts[0]?.role !== 'THead', 'table without head'),
    ...when(
      rows.some(({ role }) => role !== 'TR'),
      'table part with other children than TR',
    ),
    ...rows.flatMap((row, index) => [
      ...when(row.children.length !== width, `row ${index} has ${row.children.length} cells of ${width}`),
      ...when(
        row.children.some(({ role }) => role !== 'TH' && role !== 'TD'),
        `row ${index} with other than cells`,
      ),
    ]),
  ];
}

function when(condition: boolean, finding: string): readonly string[] {
  return condition ? [finding] : [];
}
