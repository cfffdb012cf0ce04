import type { EarningLossSettings } from '@vp-digital/core/household';

/** What a variant holds of the settings: only what differs from the plain case is written. */
export function variantOf(settings: EarningLossSettings) {
  const { othersChange } = settings;
  return {
    lossCase: settings.case,
    lossStart: settings.start,
    ...(settings.returnsAfter !== undefined && { lossMonths: settings.returnsAfter }),
    ...(settings.refused && { pensionRefused: true }),
    ...(settings.help > 0 && { help: settings.help }),
    ...(othersChange > 0 && { othersMore: othersChange }),
    ...(othersChange < 0 && { othersLess: -othersChange }),
    ...(settings.pausesSavings && { pausesSavings: true }),
    ...(settings.dropsWishes && { dropsWishes: true }),
    ...(settings.cover > 0 && { sampleCover: settings.cover }),
  };
}
