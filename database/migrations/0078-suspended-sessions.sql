-- Of someone who is suspended the identity server renews nothing and ends what it knows of. What is kept
-- here then shows who they are, so that they are told until when and why without signing in again: it holds
-- no refresh token, and the API answers its access token with the suspension, or not at all.
alter table web.sessions add column suspended boolean not null default false;
