-- Households whose deletion is proposed, as housekeeping has found them: a contract's list is a range of one index, however many
-- households there are.
create table deletion_proposal (
  contract text not null,
  -- the day on which something last happened with it
  since text collate "C" not null,
  household_id uuid not null references household on delete cascade,
  primary key (contract, since, household_id)
);

create index deletion_proposal_of_household on deletion_proposal (household_id);
