export { admit, type Admitted, type Lock } from './admit';
export { type Attempt, closedBecause, type GuestAccess, isOpenAt } from './guestAccess';
export {
  guestRoutes,
  type Room,
  sendBusy,
  sendClosed,
  sendNotNow,
  sendPage,
  type Visit,
} from './guestRoutes';
export { takeForms } from './takeForms';
