import { createI18n } from './createI18n';

test('what components copy of it is empty; everything else works on the one instance', async () => {
  const i18n = createI18n('analysis', { de: { name: 'Einkommen' }, en: { name: 'Income' } }, 'de');
  const heard = jest.fn();
  i18n.on('languageChanged', heard);
  expect(Object.keys(i18n)).toEqual([]);
  expect(i18n.t('name', { ns: 'analysis' })).toBe('Einkommen');
  await i18n.changeLanguage('en');
  expect(heard).toHaveBeenCalledWith('en');
  expect([i18n.language, i18n.t('name', { ns: 'analysis' })]).toEqual(['en', 'Income']);
  expect(Object.keys(i18n)).toEqual([]);
});
