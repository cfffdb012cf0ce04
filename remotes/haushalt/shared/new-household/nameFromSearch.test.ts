import { nameFromSearch } from './nameFromSearch';

test.each([
  ['neuhaus', { lastName: 'Neuhaus' }],
  ['nele neuhaus', { firstName: 'Nele', lastName: 'Neuhaus' }],
  ['Neuhaus, Nele', { firstName: 'Nele', lastName: 'Neuhaus' }],
  ['anna lena müller-lüdenscheidt', { firstName: 'Anna Lena', lastName: 'Müller-lüdenscheidt' }],
  ['sinéad o’neill', { firstName: 'Sinéad', lastName: "O'neill" }],
  ['86150', {}],
  ['neuhaus 86150', { lastName: 'Neuhaus' }],
  ['  ', {}],
  ['<b>', {}],
])('“%s” names %j', (query, name) => {
  expect(nameFromSearch(query)).toEqual(name);
});
