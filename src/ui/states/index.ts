export { Alert, type AlertProps } from './Alert';
export { Banner, type BannerProps } from './Banner';
export { DataState, type DataStateProps, type LoadState } from './DataState';
export { Dialog, type DialogProps } from './Dialog';
export { Empty, type EmptyProps } from './Empty';
export { SaveState, type SaveStateProps, type SaveStateValue } from './SaveState';
export { Skeleton, type SkeletonProps } from './Skeleton';
export { type ToastMessage, type Toasts, useToasts } from './toast-context';
export type { Tone } from './tone';
