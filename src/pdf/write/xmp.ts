import type { ReportMeta } from '../model';

/** The document's metadata as RDF descriptions (XMP), every text escaped. */
export function xmpDescriptions(meta: ReportMeta): string {
  const createdAt = `${new Date(meta.createdAt).toISOString().slice(0, 19)}Z`;
  return `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
  <xmp:CreateDate>${createdAt}</xmp:CreateDate>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
  <xmpMM:DocumentID>${escapeXml(meta.documentId)}</xmpMM:DocumentID>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(meta.title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${escapeXml(meta.author)}</rdf:li></rdf:Seq></dc:creator>
  <dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(meta.subject)}</rdf:li></rdf:Alt></dc:description>
  <dc:language><rdf:Bag><rdf:li>${meta.language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no way to write control characters: they are left out. */
function escapeXml(text: string): string {
  return text.replace(/\p{Control}/gu, ' ').replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
