/** Whether anything is switched is asked before the panel's code is there; what it is, only then. */
export const settingsKey = 'vp.diagnostics';
