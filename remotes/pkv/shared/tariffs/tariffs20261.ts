import { euros } from '@vp-digital/core/finance';
import { komfort20261 } from '../benefits/komfort20261';
import { premium20261 } from '../benefits/premium20261';
import { start20261 } from '../benefits/start20261';
import type { TariffFile } from './demoTariff';
import { supplement20261 } from './supplement20261';
import { risesFrom, terms20261 } from './terms20261';

/** Made up for demonstrations: no insurer offers this. */
export const tariffs2026: TariffFile = {
  version: '2026.1',
  from: '2026-01-01',
  supplement: supplement20261,
  care: [
    [20, euros(34)],
    [30, euros(44)],
    [35, euros(49)],
    [45, euros(62)],
    [55, euros(84)],
  ],
  sickPayPerTen: [
    [20, euros(1.5)],
    [30, euros(1.8)],
    [35, euros(2.05)],
    [45, euros(2.9)],
    [55, euros(4.4)],
  ],
  tariffs: [
    {
      key: 'start',
      name: 'Muster Start',
      company: 'Beispiel Krankenversicherung (fiktiv)',
      health: [
        [20, euros(310)],
        [30, euros(415)],
        [35, euros(470)],
        [45, euros(615)],
        [55, euros(830)],
      ],
      child: euros(138),
      deductibles: [
        { year: 0, factor: 1.14 },
        { year: euros(600), factor: 1 },
        { year: euros(1_200), factor: 0.9 },
        { year: euros(2_400), factor: 0.79 },
        { year: euros(5_000), factor: 0.66 },
      ],
      forAid: false,
      benefits: start20261,
      terms: terms20261.start,
      history: risesFrom(2017, [1.2, 5.6, 2.4, 0.6, 6.8, 3.9, 9.4, 2.1, 5.7, 4.0]),
    },
    {
      key: 'komfort',
      name: 'Muster Komfort',
      company: 'Muster Krankenversicherung (fiktiv)',
      health: [
        [20, euros(405)],
        [30, euros(540)],
        [35, euros(610)],
        [45, euros(790)],
        [55, euros(1_060)],
      ],
      child: euros(176),
      deductibles: [
        { year: 0, factor: 1.12 },
        { year: euros(600), factor: 1 },
        { year: euros(1_200), factor: 0.91 },
        { year: euros(2_400), factor: 0.81 },
        { year: euros(5_000), factor: 0.69 },
      ],
      forAid: true,
      benefits: komfort20261,
      terms: terms20261.komfort,
      history: risesFrom(2017, [2.4, 3.6, 2.1, 3.9, 2.8, 4.2, 3.3, 2.6, 3.4, 2.7]),
    },
    {
      key: 'premium',
      name: 'Muster Premium',
      company: 'Phantasia Krankenversicherung (fiktiv)',
      health: [
        [20, euros(520)],
        [30, euros(690)],
        [35, euros(780)],
        [45, euros(1_010)],
        [55, euros(1_350)],
      ],
      child: euros(224),
      deductibles: [
        { year: 0, factor: 1.1 },
        { year: euros(600), factor: 1 },
        { year: euros(1_200), factor: 0.92 },
        { year: euros(2_400), factor: 0.83 },
        { year: euros(5_000), factor: 0.72 },
      ],
      forAid: true,
      benefits: premium20261,
      terms: terms20261.premium,
      history: risesFrom(2017, [2.6, 2.9, 2.3, 3.4, 3.1, 3.6, 2.8, 2.7, 3.1, 2.5]),
    },
  ],
};
