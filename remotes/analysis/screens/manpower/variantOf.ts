import { defaultLoss, type EarningLossSettings, type SimulationVariant } from '@vp-digital/core/household';

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

export const settingsOf = (variant: SimulationVariant): EarningLossSettings => ({
  case: variant.lossCase ?? defaultLoss.case,
  start: variant.lossStart ?? defaultLoss.start,
  returnsAfter: variant.lossMonths,
  refused: variant.pensionRefused ?? false,
  help: variant.help ?? 0,
  othersChange: (variant.othersMore ?? 0) - (variant.othersLess ?? 0),
  pausesSavings: variant.pausesSavings ?? false,
  dropsWishes: variant.dropsWishes ?? false,
  cover: variant.sampleCover ?? 0,
});
