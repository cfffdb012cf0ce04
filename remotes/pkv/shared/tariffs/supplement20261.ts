import { euros } from '@vp-digital/core/finance';
import { benefit } from '../benefits/benefit';
import type { Supplement } from './demoTariff';

/** Supplementary cover beside a statutory fund. Made up for demonstrations: no insurer offers this. */
export const supplement20261: Supplement = {
  key: 'zusatz',
  name: 'Muster Zusatz',
  company: 'Muster Krankenversicherung (fiktiv)',
  premium: [
    [20, euros(28)],
    [30, euros(46)],
    [35, euros(54)],
    [45, euros(74)],
    [55, euros(104)],
  ],
  benefits: {
    room: benefit(2, 'Zweibettzimmer', 'two-bed room'),
    chiefPhysician: benefit(3, 'Chefarzt', 'chief physician'),
    hospitalFees: benefit(2, 'bis 3,5-fach', 'up to 3.5 times'),
    dentures: benefit(3, '85\u00a0% mit der Kasse', '85% together with the fund'),
    prophylaxis: benefit(2, 'zwei im Jahr, bis 90\u00a0€', 'two a year, up to €90'),
    glasses: benefit(2, '200\u00a0€ alle 2 Jahre', '€200 every 2 years'),
    alternative: benefit(2, '80\u00a0%, bis 600\u00a0€ im Jahr', '80%, up to €600 a year'),
    worldwide: benefit(2, '2 Monate je Reise', '2 months per journey'),
    returnTransport: benefit(2, 'wenn medizinisch sinnvoll', 'if medically sensible'),
  },
};
