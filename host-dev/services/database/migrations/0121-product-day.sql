-- the calendar day in Germany by the product's clock, for what statements compare days with: the database's own day is
-- another one around midnight, and where its zone is another
create table product_day (
  id integer primary key check (id = 1),
  day date not null
);

insert into product_day (id, day) values (1, (now() at time zone 'Europe/Berlin')::date);
