import { createI18n } from './createI18n';

test('what components and texts copy of it is empty; everything else works on the one instance', async () => {
  const i18n = createI18n(
    'analysis',
    { de: { accounts: { add: 'Konto' } }, en: { accounts: { add: 'Account' } } },
    'de',
  );
  const heard = jest.fn();
  i18n.on('languageChanged', heard);
  expect(Object.keys(i18n)).toEqual([]);
  expect(i18n.t('accounts.add', { ns: 'analysis' })).toBe('Konto');
  await i18n.changeLanguage('en');
  expect(heard).toHaveBeenCalledWith('en');
  expect([i18n.language, i18n.t('accounts.add', { ns: 'analysis' })]).toEqual(['en', 'Account']);
  expect([Object.keys(i18n), Object.keys(i18n.options)]).toEqual([[], []]);
});
