import { core } from './core';
import { money } from './money';
import { pay } from './pay';
import { pensions } from './pensions';
import type { ValidInput } from './shape';

export const validInput: ValidInput = { ...core, ...money, ...pay, ...pensions };
