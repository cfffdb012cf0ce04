import type { PageProps } from '@vp-digital/core/household';
import type { LivingSituationData } from '../../shared/living-situation/data';
import { LivingSituationView } from './LivingSituationView';

/** Wohnsituation: how the household lives and what that costs. */
export default function LivingSituationPage({ data }: PageProps<LivingSituationData>) {
  return <LivingSituationView data={data} />;
}
