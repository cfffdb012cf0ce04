import type { SnapshotPayload } from '@vp-digital/core/contracts';
import {
  knownNet,
  netWorth,
  reserve,
  type SectionData,
  shownFreeAmount,
  shownWorth,
} from '@vp-digital/core/household';

/** What a snapshot keeps of the figures, as every screen shows them, and which of them are known. */
export function figuresOf(sections: SectionData): SnapshotPayload['figures'] {
  const { months } = reserve(sections);
  const { net, free } = shownFreeAmount(sections);
  const worth = netWorth(sections);
  return {
    netMonthly: net,
    free,
    netWorth: shownWorth(worth).netWorth,
    ...(months !== undefined && { reserveMonthsTenths: Math.round(months * 10) }),
    known: {
      net: knownNet(sections).kind === 'computed',
      netWorth: worth.waitsFor === undefined,
    },
  };
}
