-- How one's bills and quotes look on paper; each keeps the look that it was issued with.
alter table profiles
  add column paper_template text not null default 'classic' check (paper_template in ('classic', 'banner')),
  add column paper_color text not null default '#1f4e79' check (paper_color ~ '^#[0-9a-f]{6}$');
