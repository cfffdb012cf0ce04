import { report } from './files';
import { compareLanguages } from './locales/compareLanguages';
import { codedFields } from './locales/codes';
import { copiedCodes } from './locales/copiedCodes';
import { copiedFigures } from './locales/copiedFigures';
import { twoFieldWords } from './locales/fieldWords';
import { figureNames, withParts } from './locales/figureWords';
import { twoWords } from './locales/oneWord';
import { brokenReferences } from './locales/references';
import { readTexts } from './locales/texts';
import { createKeyUse } from './locales/usedKeys';

const german = readTexts('de');
const english = readTexts('en');
const fields = codedFields();
const isUsed = createKeyUse(['src', 'remotes', 'host-dev/shell', 'host-dev/services']);

const unused = [...german.keys()]
  .filter((key) => !isUsed(key))
  .map((key) => `${key}: nobody asks for this text`);
report(
  [
    ...compareLanguages(german, english),
    ...brokenReferences(german),
    ...brokenReferences(english),
    ...twoWords(german, fields),
    ...twoWords(english, fields),
    ...twoFieldWords(german),
    ...twoFieldWords(english),
    ...twoWords(withParts(german), [figureNames(german)]),
    ...twoWords(withParts(english), [figureNames(english)]),
    ...copiedFigures({ german, english }),
    ...copiedCodes({ german, english }, fields),
    ...unused,
  ],
  `${german.size} texts in two languages`,
);
