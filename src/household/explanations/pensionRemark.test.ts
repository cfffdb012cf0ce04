import { sample } from '../testing/sample';
import { valueOf } from '../testing/valueOf';
import { disabilityEstimate, personPension, statutoryPensionEstimate } from '../figures';
import { explain as disability } from './disability';
import { net } from './personPension';
import { explain as statutoryPension } from './statutoryPension';

const { household, date, person } = sample(2);
const letters = { household, date, personId: person('Jonas') };
const none = { ...letters, household: { ...household, statutoryPensions: { items: {} } } };

test('the sheet of a pension without a letter says from what it is estimated', () => {
  const said = {
    remark: 'pensionAssumedRemark',
    values: { age: { amount: 22 }, share: { unit: 'rate', amount: 0.8 } },
  };
  expect(statutoryPension(valueOf(statutoryPensionEstimate(none)))).toMatchObject(said);
  expect(disability(valueOf(disabilityEstimate(none)))).toMatchObject(said);
  expect(net(valueOf(personPension(none)))).toMatchObject(said);
});

test('with a letter it says that the letter wins', () => {
  expect(statutoryPension(valueOf(statutoryPensionEstimate(letters))).remark).toBe('letterWins');
  expect(net(valueOf(personPension(letters))).remark).toBe('letterWins');
});
