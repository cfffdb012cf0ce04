import type * as z from 'zod/mini';
import { appointmentRatings } from './appointmentRatings';
import { expenses, incomes } from './budget';
import { contracts } from './contracts';
import { financialGrade } from './financialGrade';
import { goals } from './goals';
import { healthPlans } from './healthPlans';
import { housing } from './housing';
import { statutoryPensions } from './pensions';
import { addresses, employments, persons, taxProfiles } from './persons';
import { protectionWishes } from './protectionWishes';
import { recap } from './recap';
import { subsidyFacts } from './subsidyFacts';
import { assets, liabilities } from './wealth';

/**
 * The household's documents by section name. A section is the unit that is stored, versioned and saved;
 * a new section is a line here, and the compiler names the tables that have to speak of it, too.
 */
export const sectionSchemas = {
  persons,
  addresses,
  employments,
  taxProfiles,
  incomes,
  expenses,
  contracts,
  assets,
  liabilities,
  goals,
  housing,
  statutoryPensions,
  financialGrade,
  subsidyFacts,
  protectionWishes,
  appointmentRatings,
  recap,
  healthPlans,
} as const;

export type SectionName = keyof typeof sectionSchemas;
export type SectionData = { [Name in SectionName]: z.infer<(typeof sectionSchemas)[Name]> };
export const sectionNames = Object.keys(sectionSchemas) as SectionName[]; // Object.keys forgets the literal keys

export const isSectionName = (value: string): value is SectionName => Object.hasOwn(sectionSchemas, value);

/** The documents of a household that has none yet: every section holds entries, and may hold none. */
export const emptySection = <Name extends SectionName>(_: Name): SectionData[Name] => ({ items: {} });
