/** Every colour of the visual language. Drawings take them from here; style sheets take the custom properties. */

const neutral = {
  paper: '#f8f7f4',
  surface: '#ffffff',
  sunken: '#f1f0ed',
  line: '#e3e1dc',
  'line-2': '#cfccc6',
  control: '#7a8184',
  muted: '#5a6063',
  'ink-2': '#3d4346',
  ink: '#1b2022',
};

const accent = {
  'accent-50': '#edf5f5',
  'accent-100': '#d9eaeb',
  'accent-200': '#b2d6da',
  'accent-300': '#75b8c0',
  'accent-500': '#2f7d85',
  'accent-700': '#005e66',
  'accent-800': '#004b52',
  'accent-900': '#00363b',
};

const semantic = {
  positive: '#23633e',
  'positive-background': '#e8f3ea',
  'positive-border': '#45845d',
  warning: '#744c00',
  'warning-background': '#fdf2df',
  'warning-border': '#a06f1d',
  negative: '#9d3219',
  'negative-background': '#fdeeea',
  'negative-border': '#b85336',
  info: '#255b86',
  'info-background': '#eaf2fa',
  'info-border': '#437aa6',
};

const special = {
  'customer-frame': '#b45f06',
  'search-mark': '#fbe9c6',
  'preview-desk': '#e9e7e2',
  overlay: 'rgb(27 32 34 / 0.45)',
  'person-1': '#d9eaeb',
  'person-1-text': '#00363b',
  'person-2': '#f3e6c9',
  'person-2-text': '#4a3500',
  'person-3': '#f1f0ed',
  'person-3-text': '#3d4346',
};

const chart = {
  'chart-1': '#005e66',
  'chart-2': '#96741a',
  'chart-3': '#162e6b',
  'chart-4': '#3896be',
  'chart-5': '#561731',
  'chart-6': '#c8737f',
  'chart-7': '#6e4600',
  'chart-8': '#6864aa',
  'role-actual': '#005e66',
  'role-deduction': '#7a8184',
  'role-target': '#1b2022',
  'role-needs': '#005e66',
  'role-wishes': '#96741a',
  'role-saving': '#3896be',
  'role-free': '#b2d6da',
  'role-free-outline': '#005e66',
  'role-option-a': '#162e6b',
  'role-option-b': '#005e66',
  'role-better': '#d9eaeb',
  'role-worse': '#f6e6e0',
  'role-flow-source': '#9aa3a5',
};

export const colours = { ...neutral, ...accent, ...semantic, ...special, ...chart };
