import { bankFiles } from '../testing/bankFiles';
import { cardFiles } from '../testing/cardFiles';
import { figuresOf, statementIn } from '../testing/readFile';
import { writtenFiles } from '../testing/writtenFiles';

test.each([...bankFiles, ...cardFiles, ...writtenFiles])('%s', async (_, file, expected) => {
  const statement = await statementIn(file);
  expect({ ...figuresOf(statement), unbalanced: statement.unbalanced }).toMatchObject(expected);
});
