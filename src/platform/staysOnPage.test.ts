import { staysOnPage } from './staysOnPage';

const need = '/haushalt/42/beratung/arbeitskraft/1';

test.each([
  ['opens a sheet', need, `${need}?blatt=angaben`, true],
  [
    'closes it, about the same person',
    `${need}?person=7&blatt=angaben&fokus=beruf`,
    `${need}?person=7`,
    true,
  ],
  ['names the same in another order', `${need}?blatt=x&person=7&modus=a`, `${need}?modus=a&person=7`, true],
  ['is about another person', `${need}?person=7&blatt=angaben`, `${need}?person=8`, false],
  ['is another page', `${need}?blatt=angaben`, '/haushalt/42/beratung/arbeitskraft/3?blatt=angaben', false],
  ['is the same page of another household', need, need.replace('42', '43'), false],
])('a step that %s', (_, from, to, stays) => expect(staysOnPage(from, to)).toBe(stays));
