import { routes } from '@vp-digital/core/reference';
import type { SectionData } from '../documents';
import { page, type PageProps } from './page';

const persons = async () => ({
  default: ({ data }: PageProps<Pick<SectionData, 'persons'>>) => data.persons,
});

test('a page says what it reads', () => {
  const { documents, inParts } = page(routes.rating, persons, { documents: ['persons', 'goals'] });
  expect({ documents, inParts }).toEqual({ documents: ['persons', 'goals'], inParts: false });
});

test('a page that takes a document it does not read is no page', () => {
  // @ts-expect-error: the page takes `persons`
  page(routes.rating, persons, { documents: ['goals'] });
  // @ts-expect-error: a page in parts is given nothing
  page(routes.rating, persons, { documents: ['persons'], inParts: true });
});

test('incomes are not read without what an estimated net follows from', () => {
  expect(() => page(routes.income, persons, { documents: ['persons', 'incomes'] })).toThrow(
    'need addresses, employments, taxProfiles, contracts',
  );
});
