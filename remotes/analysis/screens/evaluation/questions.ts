/** The questions of the quick check, asked where nothing can be judged yet. */
export { MinimumQuestions } from './MinimumQuestions';
