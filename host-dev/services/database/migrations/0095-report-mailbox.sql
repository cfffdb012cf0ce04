-- Behind the code of a link the household says that a report has come, and asks its advisor about it.
alter table report_link add column confirmed_at timestamptz;
create table report_question (
  question_id uuid primary key,
  report_id uuid not null references report on delete cascade,
  link_id uuid not null references report_link on delete cascade,
  asked_at timestamptz not null,
  text text not null,
  answered_at timestamptz
);
create index report_question_report on report_question (report_id, asked_at desc);
create index report_question_link on report_question (link_id);
-- those that wait, over all households
create index report_question_open on report_question (asked_at) where answered_at is null;
