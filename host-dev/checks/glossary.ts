import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { report, root } from './files';
import { codedFields } from './locales/codes';
import { withWords } from './locales/glossaryTable';
import { readTexts } from './locales/texts';

const file = path.join(root, 'docs/glossary.md');
const words = { german: readTexts('de'), english: readTexts('en') };
const written = () => readFileSync(file, 'utf8');
const wanted = withWords(written(), codedFields(), words);

/** What a field and a code are called follows from the documents and the texts; `--write` brings the glossary up to date. */
if (process.argv.includes('--write')) writeFileSync(file, wanted);
report(
  written() === wanted
    ? []
    : ['docs/glossary.md is not what the texts say: npx tsx host-dev/checks/glossary.ts --write'],
  `${wanted.split('\n').filter((line) => /^\| `\w+\./.test(line)).length} codes of documents, and fields that a page names, have their words in the glossary`,
);
