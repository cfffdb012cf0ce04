import { createPdf } from '../createPdf';
import { reportFonts } from '../fonts';
import { type Layout, layout, type StructureNode } from '../layout';
import {
  allElements,
  everything,
  householdReport,
  paragraph,
  readTaggedPdf,
  reportOf,
  tagFindings,
} from '../testing';
import { writePdf } from '.';

const roles = async (document = everything) => {
  const pdf = await readTaggedPdf((await createPdf(document)).bytes);
  return { pdf, elements: allElements(pdf.root) };
};

test('the household report and a report of every kind of block are tagged without a finding', async () => {
  for (const document of [householdReport, everything]) {
    const { pdf } = await roles(document);
    expect(tagFindings(pdf)).toEqual([]);
  }
});

test('the file says its language, shows its title and escapes it in the metadata', async () => {
  const { pdf } = await roles(householdReport);
  expect(pdf).toMatchObject({
    language: 'de-DE',
    title: 'Gesprächszusammenfassung Jonas & Aylin Musterhaus',
    showsTitle: true,
  });
  expect(pdf.metadata).toContain('Gesprächszusammenfassung Jonas &amp; Aylin Musterhaus');
  expect(pdf.metadata).toContain(householdReport.meta.documentId);
});

test('a screen reader hears the chapter, its sentence, then the tables in reading order', async () => {
  const { pdf } = await roles(householdReport);
  expect(pdf.root.children.map(({ role }) => role)).toEqual(['Sect', 'Sect']);
  const section = pdf.root.children[1];
  expect(section?.children.map(({ role, text }) => [role, text])).toEqual([
    ['H1', '2 Ihr Haushalt und Ihre Lücken'],
    ['P', 'Von 5.450\u00a0€ im Monat bleiben Ihnen 566\u00a0€ frei. Drei Lücken haben wir besprochen.'],
    ['H2', 'Ihr Monat'],
    ['Table', ''],
    ['H2', 'Ihre Absicherung'],
    ['Table', ''],
    ['H2', 'Ihre Entscheidungen'],
    ['Table', ''],
    ['P', 'Danach bleiben Ihnen 512\u00a0€ im Monat frei.'],
  ]);
});

test('bars are no cells: a row is read as name and figures, a sum stands in the foot', async () => {
  const { elements } = await roles(householdReport);
  const waterfall = elements.filter(({ role }) => role === 'Table')[2];
  const cells = waterfall?.children.map((part) => [
    part.role,
    ...part.children.map((row) => row.children.map((cell) => `${cell.role} ${cell.text}`)),
  ]);
  expect(cells?.[0]).toEqual(['THead', ['TH Posten', 'TH Anteil', 'TH mtl.']]);
  expect(cells?.[1]?.[2]).toEqual(['TH Lebenshaltung', 'TD 48,6\u00a0%', 'TD −2.650\u00a0€']);
  expect(cells?.[2]).toEqual(['TFoot', ['TH Frei verfügbar', 'TD 10,4\u00a0%', 'TD 566\u00a0€']]);
});

test('header and footer are artifacts and no part of the text', async () => {
  const { pdf, elements } = await roles(householdReport);
  const artifacts = pdf.pages[0]?.content.filter(({ tag }) => tag === 'Artifact').map(({ text }) => text);
  expect(artifacts).toEqual(expect.arrayContaining([expect.stringContaining('Seite 1 von 2')]));
  expect(elements.map(({ text }) => text).join()).not.toContain('Seite 1');
});

test('a table that goes on repeats its head as an artifact: it is read once', async () => {
  const { pdf, elements } = await roles();
  const heads = elements.filter(({ role, text }) => role === 'TH' && text === 'Betrag');
  expect(heads).toHaveLength(1);
  const repeated = pdf.pages
    .flatMap(({ content }) => content)
    .filter(({ tag, text }) => tag === 'Artifact' && text.includes('Betrag'));
  expect(repeated.length).toBeGreaterThan(0);
});

test('words broken at a line end keep a soft hyphen, lines broken at a space keep the space', async () => {
  const { elements } = await roles(
    reportOf(paragraph('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(12).trim())),
  );
  const text = elements.find(({ role }) => role === 'P')?.text ?? '';
  expect(text).toContain('\u00ad');
  expect(text.replaceAll('\u00ad', '')).toBe(
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(12).trim(),
  );
});

test('names and signs of the whole character set come back as text', async () => {
  const text = 'Łódź Şahin Dvořák ẞ ß ÄÖÜ „5.450\u00a0€“ − × ÷ § … – 100\u00a0%';
  const { elements } = await roles(reportOf(paragraph(text)));
  expect(elements.find(({ role }) => role === 'P')?.text).toBe(text);
});

test('a link is read as its text and described', async () => {
  const { elements } = await roles(householdReport);
  expect(elements.find(({ role }) => role === 'Link')).toMatchObject({
    text: 'www.example.org/kindergeld',
    annotations: [{ isOnItsPage: true, contents: 'www.example.org/kindergeld' }],
  });
});

test('a link that runs over a page break has an annotation on both pages', async () => {
  const href = 'https://www.example.org';
  const text = [
    { text: 'Einleitung. '.repeat(300) },
    { text: 'sehr langer Verweis '.repeat(200), href },
    { text: 'Ende.' },
  ];
  const { pdf, elements } = await roles(reportOf({ kind: 'paragraph', text }));
  const links = elements.filter(({ role }) => role === 'Link');
  expect(tagFindings(pdf)).toEqual([]);
  expect(links.map(({ content }) => content[0]?.page)).toEqual([0, 1]);
});

describe('the tag check finds what is broken on purpose', () => {
  const findingsWith = async (change: (node: StructureNode) => StructureNode) => {
    const right = layout(everything, reportFonts);
    const broken: Layout = { ...right, tree: changed(right.tree, change) };
    return tagFindings(await readTaggedPdf(await writePdf(broken, everything, reportFonts)));
  };

  test('a table head without scope', async () => {
    const findings = await findingsWith(({ scope: _, ...node }) => node);
    expect(findings).toContain('TH without scope: Betrag');
  });

  test('a figure without description', async () => {
    const findings = await findingsWith(({ figure: _, ...node }) => node);
    expect(findings).toEqual(['figure without alternative text', 'figure without box']);
  });

  test('a heading that skips a level', async () => {
    const findings = await findingsWith((node) => (node.role === 'H2' ? { ...node, role: 'H3' } : node));
    expect(findings).toEqual(expect.arrayContaining([expect.stringContaining('H3 skips a level')]));
  });

  test('a row with a cell too many', async () => {
    const extra: StructureNode = { id: -1, role: 'TD', children: [] };
    const findings = await findingsWith((node) =>
      node.role === 'TR' && node.children.some(({ scope }) => scope === 'Row')
        ? { ...node, children: [...node.children, extra] }
        : node,
    );
    expect(findings).toContain('row 1 has 5 cells of 4');
  });
});

function changed(node: StructureNode, change: (node: StructureNode) => StructureNode): StructureNode {
  return change({ ...node, children: node.children.map((child) => changed(child, change)) });
}
