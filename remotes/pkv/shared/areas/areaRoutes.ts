import { routes } from '@vp-digital/core/reference';
import type { BenefitArea } from '../benefits/benefitKeys';

/** The page of each area of benefits. */
export const areaRoutes = {
  outpatient: routes.pkvOutpatient,
  inpatient: routes.pkvInpatient,
  dental: routes.pkvDental,
  glasses: routes.pkvGlasses,
  abroad: routes.pkvAbroad,
  guarantees: routes.pkvGuarantees,
} satisfies Record<BenefitArea, unknown>;
