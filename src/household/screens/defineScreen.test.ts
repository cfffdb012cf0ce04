import { routes } from '@vp-digital/core/reference';
import type { SectionData } from '../documents';
import { defineScreen, type PageProps } from './defineScreen';

const persons = async () => ({
  default: ({ data }: PageProps<Pick<SectionData, 'persons'>>) => data.persons,
});

test('a page says what it reads', () => {
  const { documents, inParts } = defineScreen(routes.rating, {
    page: persons,
    documents: ['persons', 'goals'],
  });
  expect({ documents, inParts }).toEqual({ documents: ['persons', 'goals'], inParts: false });
});

test('a page that takes a document it does not read is no page', () => {
  // @ts-expect-error: the page takes `persons`
  defineScreen(routes.rating, { page: persons, documents: ['goals'] });
  // @ts-expect-error: a page in parts is given nothing
  defineScreen(routes.rating, { page: persons, documents: ['persons'], inParts: true });
});

test('incomes are not read without what an estimated net follows from', () => {
  expect(() => defineScreen(routes.income, { page: persons, documents: ['persons', 'incomes'] })).toThrow(
    'need addresses, employments, taxProfiles, contracts',
  );
});
