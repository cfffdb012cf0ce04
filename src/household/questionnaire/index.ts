export {
  type Answer,
  type AnswerKind,
  answerKey,
  type AskedArea,
  type AskedField,
  askedAreas,
  askedField,
  askedFields,
  mostLines,
  paymentRhythms,
} from './askedFields';
