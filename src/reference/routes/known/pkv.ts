import { permissions } from '../../permissions';
import { type KnownRoute, knownRoute } from './knownRoute';

/** `webvp-katalog` is a literal segment here; as an app segment it stands before `/haushalt`. */
const screen = (name: string): KnownRoute =>
  knownRoute(`/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/${name}`, {
    area: 'pkv',
    permission: permissions.pkvModule,
  });

export const pkvRoutes = {
  pkvHealthChart: screen('gesundheitschart'),
  pkvBenefits: screen('leistung'),
  pkvTariffs: screen('tarifuebersicht'),
  pkvOutpatient: screen('tarifuebersicht/ambulant'),
  pkvAbroad: screen('tarifuebersicht/ausland'),
  pkvGlasses: screen('tarifuebersicht/brille'),
  pkvGuarantees: screen('tarifuebersicht/garantie'),
  pkvInpatient: screen('tarifuebersicht/stationar'),
  pkvDental: screen('tarifuebersicht/zahn'),
  pkvComparison: screen('leistungsvergleich'),
  pkvResult: screen('ergebnis'),
};
