-- Why a bill is taken back, on its credit note or its correction.
alter table bills add column reason text;
