-- Where a series begins, for people who come from other software: said once, before its first number is given
-- (CGI ann. II 242 nonies A I-7°: one sequence, without a gap, whatever wrote it).
create table series_starts (
  owner uuid not null default app_owner(),
  -- Those of bills (domain/bill-kind.ts), and D of quotes.
  series text not null check (series in ('F', 'A', 'R', 'AC', 'D')),
  -- The next year counts from 1 again.
  year integer not null,
  start integer not null check (start between 1 and 999999),
  primary key (owner, series)
);
alter table series_starts enable row level security;
alter table series_starts force row level security;
create policy own on series_starts using (owner = app_owner());
grant select, insert, delete, update (year, start) on series_starts to plume_app;

-- Whoever gives the first number of a series holds this lock too (api/numbering/queries.ts): the start and the
-- number come one after the other, whichever is first.
create function keep_start() returns trigger language plpgsql as $$
declare
  begun series_starts := case tg_op when 'DELETE' then old else new end;
begin
  -- Whoever erases a person takes it away (migration 0039): the counter knows where it began.
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return old; end if;
  perform pg_advisory_xact_lock(hashtextextended(begun.series || ' ' || begun.owner, 0));
  if exists (select from bill_counters where owner = begun.owner and series = begun.series)
      or begun.series = 'D' and exists (select from quote_series where owner = begun.owner) then
    raise exception 'series % has begun', begun.series using errcode = 'integrity_constraint_violation';
  end if;
  return begun;
end
$$;
create trigger keep before insert or update or delete on series_starts
  for each row execute function keep_start();
create trigger keep_whole before truncate on series_starts
  for each statement execute function refuse_change();

-- With which number the series began: what is verified (npm run bills:verify) does not lean on what was typed.
alter table bill_counters add column first integer not null default 1;

create or replace function keep_counter() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.year, new.last) <= (old.year, old.last) or new.first <> old.first
      or new.released_on < old.released_on then
    raise exception 'a series only counts up' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;

create function begin_counter() returns trigger language plpgsql as $$
declare
  said constant integer := coalesce((select start from series_starts
    where owner = new.owner and series = new.series and year = new.year), 1);
begin
  if new.first <> said or new.last <> said then
    raise exception 'series % begins with %', new.series, said using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger begin before insert on bill_counters
  for each row execute function begin_counter();
