import type analysis from '@vp-digital/locales/de/analysis.json';
import type analysisIncome from '@vp-digital/locales/de/analysis/income.json';
import type analysisExpenses from '@vp-digital/locales/de/analysis/expenses.json';
import type analysisContracts from '@vp-digital/locales/de/analysis/contracts.json';
import type analysisBalance from '@vp-digital/locales/de/analysis/balance.json';
import type app from '@vp-digital/locales/de/app.json';
import type beratung from '@vp-digital/locales/de/beratung.json';
import type beratungNeed from '@vp-digital/locales/de/beratung/need.json';
import type beratungCover from '@vp-digital/locales/de/beratung/cover.json';
import type core from '@vp-digital/locales/de/core.json';
import type diagnostics from '@vp-digital/locales/de/diagnostics.json';
import type gespraechszusammenfassung from '@vp-digital/locales/de/gespraechszusammenfassung.json';
import type gespraechszusammenfassungSnapshots from '@vp-digital/locales/de/gespraechszusammenfassung/snapshots.json';
import type gespraechszusammenfassungReports from '@vp-digital/locales/de/gespraechszusammenfassung/reports.json';
import type gespraechszusammenfassungPreview from '@vp-digital/locales/de/gespraechszusammenfassung/preview.json';
import type gespraechszusammenfassungRecap from '@vp-digital/locales/de/gespraechszusammenfassung/recap.json';
import type haushalt from '@vp-digital/locales/de/haushalt.json';
import type haushaltSignIn from '@vp-digital/locales/de/haushalt/signIn.json';
import type haushaltAdvisor from '@vp-digital/locales/de/haushalt/advisor.json';
import type haushaltSearch from '@vp-digital/locales/de/haushalt/search.json';
import type haushaltOverview from '@vp-digital/locales/de/haushalt/overview.json';
import type haushaltConsents from '@vp-digital/locales/de/haushalt/consents.json';
import type haushaltAdministration from '@vp-digital/locales/de/haushalt/administration.json';
import type figures from '@vp-digital/locales/de/household/figures.json';
import type figureTexts from '@vp-digital/locales/de/household/figureTexts.json';
import type pkv from '@vp-digital/locales/de/pkv.json';
import type pkvStart from '@vp-digital/locales/de/pkv/start.json';
import type pkvCosts from '@vp-digital/locales/de/pkv/costs.json';
import type shell from '@vp-digital/locales/de/shell.json';
import type terminabschlussRating from '@vp-digital/locales/de/terminabschluss/rating.json';

/** Keys are typed from the German texts: a wrong key is a compiler error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    resources: {
      analysis: typeof analysis &
        typeof analysisIncome &
        typeof analysisExpenses &
        typeof analysisContracts &
        typeof analysisBalance;
      app: typeof app;
      beratung: typeof beratung & typeof beratungNeed & typeof beratungCover;
      core: typeof core;
      diagnostics: typeof diagnostics;
      gespraechszusammenfassung: typeof gespraechszusammenfassung &
        typeof gespraechszusammenfassungSnapshots &
        typeof gespraechszusammenfassungReports &
        typeof gespraechszusammenfassungPreview &
        typeof gespraechszusammenfassungRecap;
      haushalt: typeof haushalt &
        typeof haushaltSignIn &
        typeof haushaltAdvisor &
        typeof haushaltSearch &
        typeof haushaltOverview &
        typeof haushaltConsents &
        typeof haushaltAdministration;
      'household/figures': typeof figures;
      'household/figureTexts': typeof figureTexts;
      pkv: typeof pkv & typeof pkvStart & typeof pkvCosts;
      shell: typeof shell;
      terminabschluss: typeof terminabschlussRating;
    };
  }
}
